export const leave = {
  title: "Leave without saving?",
  text: "What you have typed here has not been saved yet and would be lost.",
  stay: "Stay here",
  leave: "Leave without saving",
} as const;
