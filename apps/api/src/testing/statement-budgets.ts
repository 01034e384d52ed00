/**
 * How many SQL statements a call may send, with the one that reads its session, BEGIN and COMMIT. A call that needs more is slower for
 * everybody, so a number is raised with a reason and never by the way.
 */
export const statementBudgets = {
  "an order": 13,
  /** Nobody hears of it, and open screens follow it all the same. */
  "details filled in": 10,
  "a price agreed to": 11,
  "an approval": 13,
  "a payment": 13,
  /** With the one after COMMIT that keeps the message. */
  "a payment by the bank's machine": 14,
  "a cancellation": 11,
  "other dates": 12,
  "one booking": 3,
  "whether a bill was paid": 2,
  "the current user": 2,
  "a list": 2,
  "a count": 2,
  "the cards of a queue": 3,
  "one's own bookings": 3,
  "what decisions need to know": 3,
  "what waits for a decision": 2,
  "a manager's day in figures": 2,
  "who comes and goes today": 3,
  /** All of its bookings by one, then settings, region and agency for its head. */
  "the arrivals list": 5,
  /** Everything of bookings by one, money to settle and refunds by one each. */
  "a manager's menu": 4,
  "a search over everything": 2,
  "the catalogue": 3,
  "the catalogue with dates": 4,
  /** The objects, their cards, and how many others have no place. */
  "a map of the catalogue": 3,
  "a map of the catalogue with dates": 4,
  /** Asked while somebody writes; two more where that is mistyped. */
  suggestions: 1,
  "an object": 1,
  "a calendar": 2,
  "the hours of a day": 2,
  "a quote": 2,
  /** The object, similar places by name, and what is taken of all of them. */
  "what can be had instead": 3,
  "a page of the timeline": 3,
} as const;

export type BudgetedCall = keyof typeof statementBudgets;
