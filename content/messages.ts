/**
 * Messages of the site. Texts of SPEC §2, §4, §5 and §8 are word for word and
 * marked with their section; the others are ours. Client, server and tests all read them here.
 */

/** Around every form: the error summary, and the limits. */
export const formMessages = {
  /** Over the alert, which by SPEC §5 may speak of some answers only. */
  summary: (answers: number) =>
    answers > 1 ? `${answers} answers need your attention` : "This needs your attention",
  /** Before the document title while a page shows errors. */
  titlePrefix: "Error: ",
  tooMany: "Too many messages came from this connection. Please wait a few minutes and try again.",
  tooLong: (label: string, limit: number) => `${label} must be ${limit} characters or fewer.`,
  optional: "(optional)",
  /** Over `messages.next` of a form that was sent. */
  next: "What happens next",
  /** Over what the sender typed. */
  sent: "What you sent",
  /** The label of a field that people never see and programs fill in. */
  honeypot: "Leave this field empty",
} as const;

/** Messages for failures and missing content. */
export const failureMessages = {
  /** SPEC §2, §8 */
  retry: "Retry",
  call: (phone: string) => `Call ${phone}`,
} as const;

export const servicesMessages = {
  loading: "Loading services...",
  /** SPEC §2, §8 */
  failure: "Failed to load services. Please try again later.",
  failureText:
    "The fault is on our side and usually passes within a minute. Each service has its own page, and you can call us in the meantime.",
  empty: "No services are published at the moment.",
} as const;

export const serviceMessages = {
  loading: "Loading service...",
  /** SPEC §4, §8: no slug, or nothing published under it. */
  notFound: "Service not found",
  /** SPEC §8 */
  failure: "Failed to load service details. Please try again later.",
  notFoundText:
    "No service has this address. It may have been renamed, or the address may be mistyped. These are the services that we offer.",
  failureText:
    "The fault is on our side and usually passes within a minute. If you would rather not wait, call us: we can tell you what this page says.",
  /** SPEC §2 */
  viewAll: "View All Services",
} as const;

/** On a page with a row that staff have not published yet. */
export const draftMessages = {
  label: "Draft",
  text: "Not published. This link works for one hour after it is created.",
  title: (title: string) => `Draft: ${title}`,
} as const;

export const commitmentsMessages = {
  /** SPEC §2 */
  loading: "Loading commitments...",
  /** SPEC §2, §8 */
  failure: "Failed to load commitments. Please try again later.",
  failureText:
    "The fault is on our side and usually passes within a minute. Our About page has a short version.",
  empty: "No commitments are published at the moment.",
} as const;

export const insightsMessages = {
  /** SPEC §2, §8 */
  notFound: "Insight Not Found",
  notFoundText: "This article may have moved, or its address may be mistyped.",
  /** SPEC §2 */
  viewAll: "View All Insights",
} as const;

export const aboutMessages = {
  /** SPEC §2, §8: the slug is unknown. */
  notFound: "Section Not Found",
  notFoundText: "We have no section by that name.",
  /** SPEC §2 */
  back: "Back to About",
  /** SPEC §2, §8: the slug is known and has no content of its own. */
  contentMissing: "Content not found",
} as const;

export const slideshowMessages = {
  /** SPEC §2: while the pictures load. */
  loading: (loaded: number) => `Loading slideshow... ${loaded}/4`,
  /** SPEC §2: the status for screen readers; `slide` counts from 1. */
  slide: (slide: number) => `Slide ${slide} of 4`,
  paused: "Slideshow paused",
  pausedForModal: "Slideshow paused for modal",
  reduced: "Animation reduced",
  label: "Landscapes of North Florida",
  previous: "Previous slide",
  next: "Next slide",
  pause: "Pause slideshow",
  play: "Play slideshow",
} as const;
