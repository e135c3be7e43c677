/**
 * The words around the commitments (SPEC §2 "Commitments"). The commitments themselves come from the
 * backend; loading and failure texts are in messages/commitments.ts, what takes part in commitments-live.ts.
 */
import { paths } from "../paths.ts";

export const commitmentsPage = {
  meta: {
    title: "Our commitments to staff and clients",
    description:
      "The firm's promises on inclusion, the environment, social impact, work-life balance and professional growth, with figures.",
  },
  title: "Our Commitments",
  intro: "Each promise comes with what we do to keep it and the figures we hold ourselves to.",
  /** Over the figures of all, which the cards show on hover. */
  figures: "The figures, side by side",
  modal: { close: "Close", figures: "In figures" },
  closing: {
    title: "Hold us to it",
    text:
      "If any of our work falls short of this page, tell the managing partner. We will answer in writing.",
    links: [
      { label: "Contact us", href: paths.contact },
      { label: "Work with us", href: paths.careers },
    ],
  },
} as const;
