/** Content types of Word documents (ECMA-376 Part 1, §11; MS-OFFMACRO2). */

const wordTypes = [
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.template.main+xml",
];

const macroTypes = [
  "application/vnd.ms-word.document.macroenabled.main+xml",
  "application/vnd.ms-word.template.macroenabledtemplate.main+xml",
  "application/vnd.ms-office.vbaproject",
];

/** Whether a part of this type is the main part of a document or template without macros. */
export const isWordType = (type: string) => wordTypes.includes(type.trim().toLowerCase());

/** Whether a part of this type holds macros, or is the main part of a document that may. */
export const isMacroType = (type: string) => macroTypes.includes(type.trim().toLowerCase());
