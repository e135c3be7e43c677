/** Labels of the buttons of an article. */
export const shareLabels = {
  share: "Share",
  copied: "Link copied.",
  /** Shown when the clipboard is not available. */
  copyByHand: (address: string) => `Copy this address: ${address}`,
  print: "Print",
};
