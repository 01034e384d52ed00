/**
 * How many SQL statements a call may send, with the one that reads its session, BEGIN and COMMIT. A call that needs more is slower for
 * everybody, so a number is raised with a reason and never by the way.
 */
export const statementBudgets = {
  "an order": 67,
  "details filled in": 57,
  "a price agreed to": 60,
  "an approval": 72,
  "a payment": 69,
  "a cancellation": 75,
  "other dates": 67,
  "one booking": 25,
  "the current user": 6,
  "a list": 2,
  "a count": 2,
  "the cards of a queue": 18,
  "who comes and goes today": 32,
  "the catalogue": 6,
  "the catalogue with dates": 8,
  "an object": 7,
  "a calendar": 10,
  "the hours of a day": 9,
  "a quote": 9,
} as const;

export type BudgetedCall = keyof typeof statementBudgets;
