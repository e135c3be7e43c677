/** Whether anything modal covers the page: the slideshow then stands still (SPEC §4). */
import { createDeclaration } from "./declared.ts";

const modal = createDeclaration();

export const useModalOpen = (): boolean => modal.useDeclared();

/** Declares that the calling component covers the page while `isOpen`. */
export const useDeclareModal = modal.useDeclare;
