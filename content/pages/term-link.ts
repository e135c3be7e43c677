import type { Link } from "../navigation.ts";
import { paths } from "../paths.ts";
import type { TermId } from "./glossary.ts";

/** A term's name and place, without the glossary's definitions. */
export const termLink = (id: TermId, name: string): Link => ({ label: name, href: paths.term(id) });
