import { notFoundPage } from "../../content/not-found.ts";
import { Link } from "../ui/link.tsx";
import { Opening } from "../ui/opening.tsx";
import { Title } from "../ui/title.tsx";

export default function NotFoundPage() {
  const { meta, title, text, links } = notFoundPage;
  return (
    <>
      <Title>{meta.title}</Title>
      <Opening title={title} intro={text} />
      <nav className="page-width band" aria-labelledby="places">
        <h2 id="places">{links.title}</h2>
        <ul className="related-links">
          {links.items.map(({ label, href }) => (
            <li key={href}>
              <Link href={href}>{label}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
