/** The capability statement: one Letter page of what a buyer can verify, as HTML text. */
import { renderToStaticMarkup } from "react-dom/server.edge";
import type { Evidence } from "../../content/evidence.ts";
import { evidenceLabels } from "../../content/pages/doing-business.ts";
import { serviceNames } from "../../content/navigation.ts";
import { palette } from "../../content/brand/palette.ts";
import { site } from "../../content/site.ts";
import { fontFaces } from "../outlook/faces.ts";

export const title = `Capability statement | ${site.name}`;

const styles = `${fontFaces}
@page{size:8.5in 11in;margin:0}
*{box-sizing:border-box;margin:0;padding:0}
.sheet{width:612pt;height:792pt;padding:54pt;overflow:hidden;color:${palette.text};font:9.5pt/13pt "Print Sans"}
h1{font:400 30pt/34pt "Print Display";color:${palette.ink}}
h2{margin:18pt 0 6pt;padding-top:6pt;border-top:1pt solid ${palette.ink};font:650 9.5pt/13pt "Print Sans"}
p{margin-top:6pt}
table{width:100%;border-collapse:collapse}
th,td{padding:3pt 6pt 3pt 0;border-bottom:.5pt solid ${palette.line};font-weight:400;text-align:left;vertical-align:top}
a{color:inherit;text-decoration:none;overflow-wrap:anywhere}`;

/** Throws while there is nothing that can be verified: a statement of it would be an advertisement. */
export function renderStatement({ credentials, caseStudies }: Evidence): string {
  if (credentials.length === 0) throw new Error("No credentials in content/evidence.ts yet");
  const { street, city, region, postalCode } = site.address;
  return "<!DOCTYPE html>" + renderToStaticMarkup(
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
        <style>{styles}</style>
      </head>
      <body>
        <section className="sheet">
          <h1>{site.legalName}</h1>
          <p>{site.blurb}</p>
          <h2>Services</h2>
          <p>{serviceNames.join("; ")}</p>
          <h2>{evidenceLabels.credentials}</h2>
          <table>
            <tbody>
              {credentials.map(({ kind, value, verify }) => (
                <tr key={kind + value}>
                  <th scope="row">{kind}</th>
                  <td>{value}</td>
                  <td>
                    <a href={verify}>{verify}</a>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {caseStudies.length > 0 && <h2>{evidenceLabels.caseStudies}</h2>}
          {caseStudies.map(({ title, client, result }) => (
            <p key={title}>{`${title}, ${client}. ${result}`}</p>
          ))}
          <h2>Contact</h2>
          <p>{`${street}, ${city}, ${region} ${postalCode}`}</p>
          <p>{`${site.phone.display}, ${site.email}`}</p>
        </section>
      </body>
    </html>,
  );
}
