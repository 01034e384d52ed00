/** How a bill is paid, for its customer and for the staff who help. */
export const paying = {
  pay: {
    title: {
      owner: "Pay {{total}}",
      staff: "The customer pays {{total}}",
    },
    rest: {
      owner: "Still to pay: {{total}}",
      staff: "The customer still owes {{total}}",
    },
    restWhy: "A supplementary bill, for what was added to the booking after it was paid.",
    before: "Before {{time}}",
    number: "Billing id",
    copy: "Copy",
    copied: "Copied",
    howTitle: "How to pay",
    how1: "Open mobile or internet banking, go to an ATM, or to a teller of the bank.",
    how2: "Choose payment, then regional revenue (Penerimaan Daerah / Retribusi).",
    how3: "Enter the billing id. Compare name and amount with this page, then pay the exact amount.",
    how4: "This page changes to paid by itself. Then you can print the receipt.",
    none: "The billing id is being prepared. Please look again in a moment.",
  },
  qris: {
    title: "QRIS",
    lead: {
      owner: "With a wallet, or the app of any bank.",
      staff: "The customer scans it with a wallet, or the app of any bank.",
    },
    show: "Show the QRIS code",
    scan: {
      owner:
        "Scan it with the camera of the app and compare the amount {{total}}. On this phone: keep a picture of the screen and open it in the app.",
      staff: "Let the customer scan it with the app and compare the amount {{total}}.",
    },
    label: "QRIS code that pays {{total}}",
  },
  bank: {
    through: "Through {{bank}}",
    preparing: "{{bank}} is taking the bill over. The number to pay appears here in a moment.",
    delayedTitle: "{{bank}} has not taken the bill over since {{time}}",
    delayed: {
      owner:
        "We go on trying. Your order stays as it is, and you lose no time: where the bank takes long, you get more time to pay. The number to pay appears here by itself.",
      staff:
        "We go on trying, and the booking stays as it is: where the bank takes long, the customer gets more time to pay. The billing id appears here by itself.",
    },
    delayedOther: {
      owner: "If you don't want to wait, pay through another bank.",
      staff: "If the customer doesn't want to wait, let another bank take the payment.",
    },
    paidAlready: {
      owner: "Have you paid, and this page doesn't show it?",
      staff: "The customer has paid, and it doesn't show here?",
    },
    ask: "Check payment status",
    answer: {
      lunas: "{{bank}} says on {{time}}: it has been paid. This page shows it in a moment.",
      belum: "{{bank}} says on {{time}}: not paid yet.",
      tidakterjawab: {
        owner:
          "{{bank}} gave no answer on {{time}}. If you have paid, your money is not lost: the bank tells us later, or try again in a few minutes.",
        staff:
          "{{bank}} gave no answer on {{time}}. Money that was paid isn't lost: the bank tells us later, or try again in a few minutes.",
      },
    },
    others: {
      owner: "Pay through another bank instead:",
      staff: "Let another bank take the payment:",
    },
    choose: "Pay through {{bank}}",
    chooseTitle: "Pay through {{bank}}?",
    chooseText: {
      owner:
        "You get another billing id over the same amount, payable until the same time. The number shown now can't be paid any more.",
      staff:
        "The customer gets another billing id over the same amount, payable until the same time. The number shown now can't be paid any more.",
    },
    chosen: "The bill has another billing id now.",
  },
} as const;
