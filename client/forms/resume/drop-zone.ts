import { type DragEvent, useEffect, useState } from "react";

interface DropZone {
  isDisabled: boolean;
  onEnter(): void;
  onFiles(files: FileList): void;
}

/** Files dropped on an element. @returns whether files are dragged over it, and its handlers */
export function useDropZone({ isDisabled, onEnter, onFiles }: DropZone) {
  const [isDragOver, setDragOver] = useState(false);
  useEffect(preventDropsElsewhere, []);

  function onDragOver(event: DragEvent) {
    if (isDisabled || !event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setDragOver(true);
    onEnter();
  }

  function onDragLeave(event: DragEvent<HTMLElement>) {
    if (event.currentTarget.contains(event.relatedTarget as Node | null)) return;
    setDragOver(false);
  }

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setDragOver(false);
    onFiles(event.dataTransfer.files);
  }

  return { isDragOver, handlers: { onDragOver, onDragLeave, onDrop } };
}

/** A file dropped beside the zone would replace the page. */
function preventDropsElsewhere() {
  const prevent = (event: globalThis.DragEvent) => {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = "none";
  };
  const controller = new AbortController();
  addEventListener("dragover", prevent, controller);
  addEventListener("drop", prevent, controller);
  return () => controller.abort();
}
