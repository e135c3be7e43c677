/** The page of an error of ours. */
export const serverErrorPage = {
  meta: {
    title: "Something went wrong",
    description:
      "The page could not be shown because of a fault on our side. Please try again in a moment, or call or write to us instead.",
  },
  title: "Something went wrong",
  text:
    "The fault is on our side. Please try again in a moment. If it is urgent, call us or write to us.",
  retry: "Try again",
} as const;
