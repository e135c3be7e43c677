/** The application for a job (SPEC §3, §4, §5, §8). Option lists are word for word. */
import { openingsInBrief } from "../careers/openings-in-brief.ts";
import { paths } from "../paths.ts";
import { emailPattern, type FormDefinition } from "./definition.ts";

const messages = {
  submit: "Submit Application",
  /** SPEC §4 */
  sending: "Submitting...",
  /** SPEC §5, in the order they are checked. */
  resumeMissing: "Please upload your resume (PDF/DOC/DOCX) before submitting.",
  nameOrEmailMissing: "Please complete your name and email.",
  /** SPEC §5 */
  resumeType: "Please upload a PDF or Word document (PDF/DOC/DOCX).",
  /** SPEC §8: when the error has no message of its own that is fit to show. */
  failure: "Something went wrong submitting your application.",
  /** SPEC §8 */
  success: "Application submitted! Thank you—We'll be in touch.",
  next: [
    "You will receive an email confirming that your application arrived.",
    "The people you would work with read it, the cover letter first.",
    "Qualified candidates are contacted within 2 weeks.",
  ],
  again: "Apply for another position",
  onward: { label: "Meet the leadership team", href: paths.leadership },
  removeFile: "Remove file",
  /** Says why the button is disabled (SPEC §5). */
  disabled: "Choose your resume first.",
  busy: "Many applications are arriving right now. Please try again in a minute.",
  /** On a page that a plain form came back to. */
  chooseAgain: "Your answers are still here, but the file is not. Please choose your resume again.",
  resumeEmpty: "This file is empty. Please choose another one.",
  resumeUnreadable: (name: string) =>
    `${name} can no longer be read: it was changed, moved or removed after you chose it. Please choose it again.`,
  resumeTooLarge: "This file is larger than 10MB. Please choose a smaller one.",
  choose: "Choose file",
  drop: "or drop it here",
  fileChosen: (name: string, size: string) => `${name}, ${size} MB, selected.`,
  oneFileTaken: (count: number, name: string) =>
    `You dropped ${count} files, and we take one resume: ${name} is selected.`,
  fileRemoved: "File removed.",
  dragOver: "Release to add the file.",
  progress: (percent: number) => `Uploading, ${percent}%`,
  cancel: "Cancel upload",
  canceled: "Upload canceled. Your answers and your file are still here.",
  timeout:
    "Sending took too long and was stopped. Your answers and your file are still here: please try again.",
  unknown:
    "No answer came back, so we cannot tell whether your application arrived. Your answers and your file are still here, and you can safely submit them again: an application that arrives twice is kept once.",
  draftRestored: "Your answers were restored from this tab. Please choose your resume again.",
  privacy:
    "Your resume is stored at an address that cannot be guessed and is listed nowhere; anyone with that address can open it. How and how long we keep applications is in our",
  privacyLink: "privacy policy",
};

const choice = { placeholder: "Choose one", wrong: "Choose one of the listed options." } as const;
const address = {
  type: "url",
  hint: "A web address. We leave out anything else.",
  unusable: "This is not a web address, so it will be left out. You can send the form as it is.",
  /** With `https://` it fits its column. */
  limit: 1_900,
} as const;

/** Over the form, and over what was sent. */
export const applicationHeading = {
  title: "Apply",
  sent: "Your application",
  intro: "It takes about ten minutes. Your answers stay in this browser tab until they are sent.",
};

export const applicationForm = {
  id: "application",
  action: paths.careers,
  outcome: "applied",
  tellsOwnMessage: true,
  fields: {
    firstName: {
      label: "First name",
      autoComplete: "given-name",
      missing: "Enter your first name.",
      alert: messages.nameOrEmailMissing,
      limit: 100,
      isShort: true,
      isInConfirmation: true,
    },
    lastName: {
      label: "Last name",
      autoComplete: "family-name",
      missing: "Enter your last name.",
      alert: messages.nameOrEmailMissing,
      limit: 100,
      isShort: true,
      isInConfirmation: true,
    },
    email: {
      label: "Email",
      type: "email",
      pattern: emailPattern,
      autoComplete: "email",
      missing: "Enter your email address.",
      alert: messages.nameOrEmailMissing,
      /** SPEC §5 */
      wrong: "Please provide a valid email address.",
      limit: 254,
      isInConfirmation: true,
    },
    phone: {
      label: "Phone",
      type: "tel",
      autoComplete: "tel",
      missing: "Enter your phone number.",
      limit: 50,
    },
    location: {
      label: "Location",
      hint: "City and state where you live.",
      autoComplete: "address-level2",
      missing: "Enter the city and state you live in.",
      limit: 200,
      isWide: true,
    },
    position: {
      ...choice,
      label: "Position",
      /** The openings and one for all else (SPEC §5). */
      options: [...openingsInBrief.map(({ title }) => title), "Other / General Application"],
      isInConfirmation: true,
    },
    experience: {
      ...choice,
      label: "Years of experience",
      options: ["0-1 years", "2-3 years", "4-5 years", "6-10 years", "10+ years"],
      missing: "Choose your years of experience.",
    },
    availability: {
      ...choice,
      label: "Availability",
      hint: "When you could start.",
      options: ["Immediately", "2 weeks", "1 month", "2-3 months", "Other"],
      missing: "Choose when you could start.",
    },
    salary: {
      label: "Salary expectation",
      hint: "A figure or a range, per year.",
      autoComplete: "off",
      limit: 100,
    },
    linkedIn: {
      ...address,
      label: "LinkedIn profile",
      placeholder: "linkedin.com/in/…",
      autoComplete: "off",
    },
    portfolio: {
      ...address,
      label: "Portfolio or website",
      placeholder: "example.com",
      autoComplete: "url",
    },
    coverLetter: {
      label: "Cover letter",
      hint: "Why this work, and one project you are proud of. Half a page is enough.",
      rows: 8,
      missing: "Enter a cover letter.",
      limit: 10_000,
      isWide: true,
    },
  },
  file: { name: "resume", label: "Resume", hint: "PDF, DOC or DOCX. Maximum 10MB" },
  messages,
} as const satisfies FormDefinition;
