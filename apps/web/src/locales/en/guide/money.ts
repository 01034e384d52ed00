/** The bank's counter. */
export const money = {
  receive: {
    title: "Receive a payment",
    steps: [
      "Open [menu:billing/terima] in the menu. Scan or type the billing id and press [teller:find].",
      "Compare name, object and amount with the customer's paper.",
      "Enter the amount received, the bank's own reference and the time of the transaction.",
      "Press [teller:record]. The booking is paid at once, and the customer gets the receipt by e-mail.",
      "[teller:print] gives the receipt to the customer; [teller:next] begins anew.",
    ],
    note: "Whoever approved a booking can't record its payment. Ask a colleague.",
  },
  arrived: {
    title: "Record money that fits no open bill",
    steps: [
      "Find the billing id under [menu:billing/terima]. The page says why no payment can be taken: expired, already paid, cancelled.",
      "If the money has already reached the bank, press [teller:arrivedOpen] below.",
      "Enter amount, reference and time, and press [teller:arrivedRecord].",
      "It is kept as a payment exception until it is applied or paid back. Nothing is lost.",
    ],
    note: "The money hasn't left the customer's hand yet? Don't take it: a refused payment needs no record.",
  },
} as const;
