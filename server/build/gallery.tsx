/** `/gallery` under `deno task dev`: each primitive in every state, for looking and for axe. */
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server.edge";
import { StaticRouter } from "react-router-dom";
import { Fields } from "../../client/forms/fields.tsx";
import { Badge } from "../../client/ui/text/headings.tsx";
import { Band } from "../../client/ui/band.tsx";
import { Breadcrumb } from "../../client/ui/controls/breadcrumb.tsx";
import { Actions, Button, ButtonLink } from "../../client/ui/controls/button.tsx";
import { Dialog } from "../../client/ui/controls/dialog.tsx";
import { Notice } from "../../client/ui/status/notice.tsx";
import { PageHero } from "../../client/ui/page-hero.tsx";
import { BackendPicture, Picture } from "../../client/ui/media/picture.tsx";
import { Blocks, Prose } from "../../client/ui/text/prose.tsx";
import { Failure } from "../../client/ui/status/failure.tsx";
import { ServiceCard } from "../../client/ui/cards/service-card.tsx";
import { LoadedCards } from "../../client/ui/cards/service-cards.tsx";
import { Spinner } from "../../client/ui/status/loading.tsx";
import { Testimonial } from "../../client/ui/testimonial.tsx";
import { TextLink } from "../../client/ui/controls/text-link.tsx";
import { serviceLinks } from "../../content/navigation.ts";
import { paths } from "../../content/paths.ts";
import type { ServiceSummary } from "../../client/catalog/queries.ts";
import type { Block } from "../../content/types.ts";

const long =
  "Intergovernmental Reimbursement, Recordkeeping & Subrecipient Monitoring for Counties";
const problem = {
  alert: "Please fill in your name, email, and message.",
  fields: [{ name: "wrong", message: "Enter your name." }],
};
const definition = {
  id: "gallery",
  fields: {
    plain: { label: "Plain", missing: "Enter something." },
    hint: { label: "With a hint", hint: "What to enter." },
    wrong: { label: "With an error", missing: "Enter your name." },
    choice: { label: "Choice", placeholder: "Choose one", options: ["One", "Two"] },
    text: { label: "Text", rows: 5, isWide: true },
  },
} as const;

const service = (over: Partial<ServiceSummary>): ServiceSummary => ({
  slug: "grant-writing-management",
  title: "Grant Writing & Management",
  description: "What the service is about. And what comes of it.",
  icon_name: "FileText",
  image_path: "/images/services/grant-writing-management.webp",
  hover_image_path: null,
  impact: "Search to closeout",
  features: ["Funding search", "Budgets", "Closeout"],
  ...over,
});

const blocks: Block[] = [
  {
    kind: "paragraph",
    text: ["A paragraph with ", { strong: "emphasis" }, " and a ", {
      text: "link",
      href: paths.contact,
    }, "."],
  },
  { kind: "list", items: ["First item", "Second item that is long enough to need a second line"] },
  {
    kind: "table",
    caption: "A table",
    head: ["Name", "Purpose", "Lasts"],
    rows: [["One", "To show a row", "Session"], ["Two", "To show another", "1 year"]],
  },
];

const variants = ["primary", "secondary", "light"] as const;

/** The whole page as HTML; nothing on it is hydrated. */
export function renderGallery(styles: readonly string[]): string {
  return "<!DOCTYPE html>" + renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {styles.map((href) => <link key={href} rel="stylesheet" href={href} />)}
      </head>
      <body>
        <StaticRouter location="/gallery">
          <main>
            <PageHero
              opener="about"
              meta={{ title: "Gallery" }}
              title="Gallery"
              eyebrow="Eyebrow"
              intro="Each primitive in every state."
            />
            <Gallery />
          </main>
        </StaticRouter>
      </body>
    </html>,
  );
}

function Gallery() {
  return (
    <>
      {variants.map((variant) => (
        <Room key={variant} title={`Button, ${variant}`} dark={variant === "light"}>
          <Actions>
            <Button variant={variant}>Button</Button>
            <ButtonLink variant={variant} href={paths.contact}>Link</ButtonLink>
            <Button variant={variant} disabled>Disabled</Button>
            <Button variant={variant}>{long}</Button>
          </Actions>
        </Room>
      ))}
      <Room title="Link and badge">
        <p>
          <TextLink href={paths.services}>A text link</TextLink> <Badge>A badge</Badge>
        </p>
        <Breadcrumb section={long} back={serviceLinks[0]!} here={long} />
      </Room>
      <Room title="Card">
        <LoadedCards
          card={ServiceCard}
          className="service-card-list"
          services={{
            ok: true,
            value: [
              service({}),
              service({ slug: "bare", image_path: null, icon_name: "Unknown", impact: "" }),
              service({
                slug: "long",
                title: long,
                description: `${long}. `.repeat(5),
                features: Array.from({ length: 9 }, () => long),
              }),
            ],
          }}
        />
      </Room>
      <Room title="Field">
        <Fields
          definition={definition}
          submitted={null}
          problem={problem}
          problemKey={0}
          isSending={false}
        />
      </Room>
      <Room title="Notice">
        <Notice>A notice.</Notice>
        <Notice tone="success">Message sent successfully!</Notice>
        <Notice tone="error">There was an error sending your message.</Notice>
        <Failure message="Failed to load services." text="The fault is on our side." />
        <Spinner label="Loading services..." />
      </Room>
      <Room title="Prose">
        <Prose>
          <Blocks blocks={blocks} />
        </Prose>
      </Room>
      <Room title="Disclosure">
        <details>
          <summary>Closed until asked</summary>
          <p>What it says.</p>
        </details>
        <details open>
          <summary>Open</summary>
          <p>What it says.</p>
        </details>
      </Room>
      <Room title="Dialog">
        <Dialog onClose={() => {}} labelledBy="gallery-dialog" closeLabel="Close">
          <h2 id="gallery-dialog" tabIndex={-1}>A dialog</h2>
          <p>Without script it stands in its place.</p>
        </Dialog>
      </Room>
      <Room title="Figure">
        <figure>
          <Picture name="services/grant-writing-management" sizes="30rem" alt="Branching river." />
          <figcaption>One of the site's own pictures.</figcaption>
        </figure>
        <BackendPicture src="/no-such-picture.webp" sizes="30rem" />
      </Room>
      <Room title="Figures and rating" dark>
        <Testimonial heading={null} />
      </Room>
    </>
  );
}

function Room({ title, dark, children }: { title: string; dark?: boolean; children: ReactNode }) {
  return (
    <Band ground={dark ? "dark" : "paper"}>
      <h2>{title}</h2>
      {children}
    </Band>
  );
}
