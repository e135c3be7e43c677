/** Whether a form on the page shows a problem: the document's title then says so first. */
import { createDeclaration } from "./declared.ts";

export const { useDeclared: useFormProblem, useDeclare: useDeclareFormProblem } =
  createDeclaration();
