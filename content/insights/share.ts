/** What an article's buttons say. */
export const shareLabels = {
  share: "Share",
  copied: "Link copied.",
  /** Where the clipboard is closed to the page. */
  copyByHand: (address: string) => `Copy this address: ${address}`,
  print: "Print",
};
