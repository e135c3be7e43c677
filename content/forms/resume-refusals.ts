/**
 * Why the content of a resume is refused, and what its sender can do. Each sentence is true of the
 * file, whatever its name says. `resumeEmpty` and `resumeType` are in `application.ts`.
 */

/** What a file is when it is neither a PDF nor a Word document. */
const otherFiles = {
  "a web page": "print",
  "a picture": "print",
  "plain text": "save",
  "a spreadsheet": "save",
  "a presentation": "save",
  "an email message": "print",
  "an OpenDocument file": "save",
  "a Pages document": "save",
  "a ZIP archive": "unpack",
  "an archive": "unpack",
  "a program": "choose",
} as const;

export type OtherFile = keyof typeof otherFiles;

const remedies: Record<(typeof otherFiles)[OtherFile], string> = {
  print: "Open it, print it to a PDF file, and choose that file.",
  save: "Open it, save a copy as PDF, and choose that copy.",
  unpack: "Unpack it, and choose the resume inside.",
  choose: "Please choose your resume.",
};

export const resumeRefusals = {
  damaged: "This file is damaged or incomplete. Please save it again, preferably as a PDF.",
  macro:
    "This kind of Word document can hold macros. Please save a copy as DOCX or PDF, and choose that copy.",
  password:
    "This file can only be opened with a password. Please save a copy without the password, and choose that copy.",
  unknown:
    "We do not recognize this file as a PDF or a Word document. Please save it again as PDF, DOC or DOCX.",
  other: (file: OtherFile) =>
    `This file is ${file}, not a PDF or a Word document. ${remedies[otherFiles[file]]}`,
} as const;
