import { outlook, typeset } from "../typeset.ts";
import { site } from "../../../content/site.ts";
import { pageOf } from "../plan.ts";
import { Sheet } from "../sheet.tsx";

const links: Record<string, string> = {
  [typeset(site.phone.display)]: site.phone.href,
  [site.email]: `mailto:${site.email}`,
};

export function Contact() {
  const { title, paragraphs, points, note } = outlook.contact;
  return (
    <Sheet
      kind="contact"
      page={pageOf("contact")}
      title={title}
      ground={<img src="/pictures/contact.jpg" alt="" />}
    >
      <div className="body">
        <h2 id="contact">{title}</h2>
        {paragraphs.map((text) => <p key={text} className="intro">{text}</p>)}
        <table>
          <tbody>
            {points.map(({ title, text }) => (
              <tr key={title}>
                <th scope="row">{title}</th>
                <td>{links[text] ? <a href={links[text]}>{text}</a> : text}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="note">{note}</p>
      </div>
    </Sheet>
  );
}
