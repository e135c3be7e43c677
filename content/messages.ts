/**
 * What the site says when something happens. Texts of SPEC §2, §4, §5 and §8 are word for word and
 * marked with their section; the others are ours. Client, server and tests all read them here.
 */

/** Around every form: the error summary, the limits and the honest notes. */
export const formMessages = {
  summary: "There is a problem",
  /** Before the document title while a page shows errors. */
  titlePrefix: "Error: ",
  tooMany: "Too many messages came from this connection. Please wait a few minutes and try again.",
  tooLong: (label: string, limit: number) => `${label} must be ${limit} characters or fewer.`,
  /** Beneath a success text when the backend is not configured. */
  preview: "This copy of the site is a preview: nothing was sent and nothing was saved.",
  optional: "(optional)",
  /** The label of a field that people never see and programs fill in. */
  trap: "Leave this field empty",
} as const;

export const newsletterMessages = {
  label: "Email address",
  submit: "Subscribe",
  /** SPEC §4 */
  submitting: "Subscribing...",
  /** SPEC §8 */
  failure: "Subscription failed. Please try again.",
  /** SPEC §8: the form in the footer. */
  footerSuccess: "Successfully subscribed!",
  /** SPEC §8: the form on /insights. */
  insightsSuccess: "Thank you for subscribing! You'll receive our monthly insights soon.",
  /** Says why the button is disabled (SPEC §5). */
  disabled: "Enter a complete email address to subscribe.",
  /** Stay after the three-second texts are gone. */
  sentRecord: (time: string) => `Subscribed at ${time}. To leave the list, write to us.`,
  failedRecord: (time: string) => `Not subscribed at ${time}. Your address is still in the field.`,
} as const;

export const contactMessages = {
  submit: "Send Message",
  sending: "Sending...",
  /** SPEC §5 */
  missing: "Please fill in your name, email, and message.",
  /** SPEC §5 */
  email: "Please enter a valid email address.",
  /** SPEC §8 */
  success: "Message sent successfully! We'll get back to you within 24 hours.",
  /** SPEC §8: also when the backend is not configured. */
  failure: "There was an error sending your message. Please try again or contact us directly.",
  /** Stay after the five-second texts are gone. */
  sentRecord: (time: string) => `Sent at ${time}. We answer within 24 hours.`,
  failedRecord: (time: string) => `Not sent at ${time}. What you wrote is still in the form.`,
  /** Ours: beside one field, under the summary that carries the specified text. */
  fields: {
    name: "Enter your name.",
    email: "Enter your email address.",
    message: "Enter a message.",
    service: "Choose one of the listed services.",
  },
} as const;

export const applicationMessages = {
  submit: "Submit Application",
  /** SPEC §4 */
  submitting: "Submitting...",
  /** SPEC §5, in the order they are checked. */
  resumeMissing: "Please upload your resume (PDF/DOC/DOCX) before submitting.",
  nameOrEmailMissing: "Please complete your name and email.",
  email: "Please provide a valid email address.",
  /** SPEC §5 */
  resumeType: "Please upload a PDF or Word document (PDF/DOC/DOCX).",
  /** SPEC §8: when the error has no message of its own that is fit to show. */
  failure: "Something went wrong submitting your application.",
  /** SPEC §8 */
  success: "Application submitted! Thank you—We'll be in touch.",
  removeFile: "Remove file",
  /** Says why the button is disabled (SPEC §5). */
  disabled: "Choose your resume to be able to submit.",
  /** SPEC §8, "the error's own message": the backend is not configured. */
  notConfigured: "This copy of the site is not configured to receive applications.",
  busy: "Many applications are arriving right now. Please try again in a minute.",
  /** On a page that a plain form came back to. */
  chooseAgain: "Your answers are kept, files are not: please choose your resume again.",
  resumeEmpty: "This file is empty. Please choose another one.",
  resumeTooLarge: "This file is larger than 10MB. Please choose a smaller one.",
  resumeMismatch:
    "This file's content does not match its name. Please save it again as PDF, DOC or DOCX.",
  resumeEncrypted:
    "This PDF is protected by a password. Please upload a copy that opens without one.",
  resumeUnsafe: "This Word document cannot be opened safely. Please save it as a PDF.",
  fileChosen: (name: string, size: string) => `${name}, ${size} MB, selected.`,
  fileRemoved: "File removed.",
  dragOver: "Release to add the file.",
  progress: (percent: number) => `Uploading, ${percent}%`,
  cancel: "Cancel upload",
  cancelled: "Upload cancelled. Your answers and your file are still here.",
  draftRestored: "Your answers were restored from this tab. Please choose your resume again.",
  fields: {
    firstName: "Enter your first name.",
    lastName: "Enter your last name.",
    email: "Enter your email address.",
    phone: "Enter your phone number.",
    location: "Enter the city and state you live in.",
    experience: "Choose your years of experience.",
    availability: "Choose when you could start.",
    coverLetter: "Enter a cover letter.",
    url: "Enter a full address that begins with https://",
    option: "Choose one of the listed options.",
  },
} as const;

export const servicesMessages = {
  loading: "Loading services...",
  /** SPEC §2, §8 */
  failure: "Failed to load services. Please try again later.",
  retry: "Retry",
  empty: "No services are published at the moment.",
} as const;

export const serviceMessages = {
  loading: "Loading service...",
  /** SPEC §4, §8: no slug, or nothing published under it. */
  notFound: "Service not found",
  /** SPEC §8 */
  failure: "Failed to load service details. Please try again later.",
  /** SPEC §2 */
  viewAll: "View All Services",
} as const;

export const commitmentsMessages = {
  /** SPEC §2 */
  loading: "Loading commitments...",
  /** SPEC §2, §8 */
  failure: "Failed to load commitments. Please try again later.",
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
  notFoundText: "There is no section of this name about the firm.",
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
