import { evidence } from "../../../content/evidence.ts";
import { doingBusinessPage } from "../../../content/pages/doing-business.ts";
import { site } from "../../../content/site.ts";
import { Band } from "../../ui/band.tsx";
import { PageHero } from "../../ui/page-hero.tsx";
import { Credentials } from "./evidence.tsx";
import { ContactBlock } from "./contact-block.tsx";

/** For procurement officers; its route exists once `content/evidence.ts` has a credential. */
export default function DoingBusinessPage() {
  return (
    <>
      <PageHero {...doingBusinessPage} opener="about" />
      <Credentials {...evidence} />
      <Band>
        <p className="max-w-text">{site.solicitations}</p>
      </Band>
      <ContactBlock />
    </>
  );
}
