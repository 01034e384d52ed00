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
  closeShift: {
    title: "Close your shift",
    steps: [
      "Open [menu:billing/kas] in the menu: it has every payment that you have recorded since your last closing. [till:reprint] prints a receipt again.",
      "Count the drawer without the change of the beginning, and enter how many notes and coins of each value there are. What came by transfer or card goes into its own field.",
      "The page says at once whether the count fits. If it differs, say why.",
      "Sign with your password. [till:printReport] gives the report to hand over with the money.",
    ],
    note: "A closing can't be changed. Payments that you record afterwards belong to your next shift.",
  },
  closings: {
    title: "Look at the closings of your bank",
    steps: [
      "Open [menu:penutupan_kas/list] in the menu. Filter by day, by teller or by difference; the export has the same rows.",
      "Open a row to see what was recorded and counted. [till:printReport] prints its report with all payments.",
    ],
  },
  settle: {
    title: "Find the end of money that fits no bill",
    steps: [
      "Open [menu:billing/pengecualian]. The oldest stands first; amber has waited for more than three days, red for more than seven.",
      "Choose it. The panel says what arrived, why it fits nothing, and what was done about it.",
      "[settlement:buttons.note] keeps what you know, with a file. [settlement:buttons.assign] gives it to a colleague who sees it.",
      "Agency and region press [settlement:buttons.apply] to let it pay an open bill of the same amount: the customer gets a receipt.",
      "[settlement:buttons.refund] opens a refund case. The agency can also bring an expired or cancelled booking back, on the booking's own page.",
    ],
    note: "Each amount ends once. Of two people who try at the same moment, one is told that the other was first.",
  },
  refund: {
    title: "Decide about a refund",
    steps: [
      "Open [menu:billing/pengembalian]. Each case says whose turn it is.",
      "The manager proposes a refund on the page of a booking that is over. A cancelled booking that was paid proposes it by itself, by the object's rule.",
      "For somebody without an account, the manager presses [settlement:buttons.account] and copies it from paper.",
      "The agency presses [settlement:buttons.verify], the regional government [settlement:buttons.approve]. Whoever is in turn may press [settlement:buttons.reject] with a reason instead.",
    ],
    note: "Nobody takes two steps that follow each other. The customer is told of each.",
  },
  payBack: {
    title: "Pay a refund, as the treasurer",
    steps: [
      "The treasurer is somebody of the agency or region to whom the super user has given this page: [menu:billing/bendahara].",
      "Choose an approved case and press [settlement:showAccount]. The look is noted.",
      "Transfer the amount, press [settlement:buttons.pay], and enter day, reference and proof of the transfer.",
    ],
  },
} as const;
