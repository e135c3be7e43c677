/** How a text control looks, wherever it stands. */
export const control =
  "block min-h-13 w-full rounded-sm border-1.5 border-edge bg-white px-3.4 py-2.6 text-ink aria-invalid:border-2 aria-invalid:border-alarm";
