/** The customer's way from the first look to the receipt. */
export const booking = {
  order: {
    title: "Order a room, a hall or equipment",
    steps: [
      "Open [menu:mst_objectretribusi/bookobj_nasabah] in the menu under the kind you need, search, and open what suits you.",
      "Choose your dates in the calendar or in the order form. On a phone, [catalog:toOrder] at the bottom brings you to the form.",
      "Say how many units you need and who pays. The total stands above the button, with the regulation it comes from.",
      "Press [booking:order.button.customer]. If you haven't signed in yet, the button is called [booking:order.button.visitor]; what you chose stays as it is.",
      "Your units are now held for you for [figure:orderMinutes] minutes. You pay nothing yet.",
    ],
    note: "You may have up to [figure:unpaidLimit] unpaid bookings at a time.",
  },
  details: {
    title: "Fill in the details",
    steps: [
      "After ordering, the form [booking:complete.title] opens by itself. Later you find it with [booking:list.complete] in your list of bookings.",
      "Check identity number, address and phone; they are taken from your account.",
      "Say who will use it and what for. Attach documents where the form asks for them: pdf or picture.",
      "Press [booking:complete.button].",
    ],
  },
  confirmPrice: {
    title: "Confirm price and terms",
    steps: [
      "Open [menu:trx_penginapan/konfirmasipesanan_nasabah], or press [booking:list.confirm] in your list of bookings.",
      "Read the itemised price, the terms and the house rules.",
      "Tick [booking:confirm.agree.owner] and press [booking:confirm.button] below.",
      "The order now goes to the manager, who answers within [figure:answerWorkingDays] working days. You get an e-mail.",
    ],
  },
  pay: {
    title: "Pay with the billing id",
    steps: [
      "When the manager has agreed, you get an e-mail with the billing id. In your list of bookings press [booking:list.pay].",
      "Note the billing id, the amount, and the time until which it can be paid. [booking:pay.copy] takes the number over into your banking app.",
      "Pay in mobile or internet banking, at an ATM or at a teller: choose regional revenue (Penerimaan Daerah / Retribusi) and enter the billing id.",
      "Compare name and amount with this page, then pay exactly this amount.",
      "The page turns to paid by itself, usually within a minute. Your booking is secured.",
    ],
    note: "If you paid too late or twice, the money is not lost: it is found and settled with you.",
  },
  receipt: {
    title: "Print or show the receipt",
    steps: [
      "Open the paid booking and press [booking:actions.print.kuitansi].",
      "Press [receipt:open] or [receipt:download]. The paper is A4; your phone's screen is as good.",
      "Show it when you arrive, with your identity card. The QR picture lets anybody check that it is genuine.",
    ],
  },
  permit: {
    title: "Print or show the permit for a hall",
    steps: [
      "Open the paid booking and press [page:trx_gedung/cetak_izin], beside the receipt.",
      "Press [receipt:open] or [receipt:download]. It says who may use the hall, when, for what and on which conditions; the QR picture lets anybody check it.",
    ],
  },
  follow: {
    title: "Follow your bookings",
    steps: [
      "Open [menu:booking/saya] in the menu. What needs your attention comes first, under [booking:list.yours].",
      "Each booking shows its state, the time left and the one button for its next step.",
      "Open a booking to see all its steps, its history, and the manager's phone number for questions.",
    ],
  },
  wait: {
    title: "Wait for what is full",
    steps: [
      "Choose the full days: [waitlist:alsoFull] above the calendar opens them. The order form then says that they are taken.",
      "Below what is free instead you read how many people wait already. Press [waitlist:door.button.customer].",
      "When units become free, you get an e-mail and a notice. They are held for you for [figure:offerMinutes] minutes.",
      "Open the offer and order. If you don't want it any more, press [waitlist:list.giveBack], so that the next person is asked.",
      "Your place in the line, and what was offered to you, stand under [menu:booking/tunggu].",
    ],
  },
  move: {
    title: "Change dates or details",
    steps: [
      "Open the booking. Until you have paid, press [booking:actions.reschedule] for other dates. Until you have confirmed the price, [booking:actions.complete] changes the details.",
      "Choose the new dates and press [booking:reschedule.button]. Your current dates stay yours until the new ones are secured.",
      "If the price changes, you need to confirm it again, and a bill that was already issued is void. Please don't pay the old billing id.",
      "A paid booking is moved by the manager: press [booking:actions.askMove], choose the dates and say why. You read the answer in the booking and in a mail.",
    ],
  },
  cancel: {
    title: "Cancel a booking",
    steps: [
      "Open the booking and press [booking:actions.cancel].",
      "Read what happens to your money: before payment nothing is owed; after payment the page says how much comes back.",
      "Write why you cancel, in at least 10 characters, and press [booking:cancel.button]. This can't be undone.",
      "The state of a refund is shown in the booking.",
    ],
  },
  refund: {
    title: "Say where a refund goes",
    steps: [
      "Open the booking. [settlement:own.title] says how much comes back and how its case stands.",
      "Press [settlement:own.give], fill in bank, account number and holder, and press [settlement:own.save].",
      "You can change the account until the regional government has decided.",
      "Each step is told to you by e-mail and in your messages: verified, approved, paid.",
    ],
    note: "Only the treasurer who pays sees the number in full, and each look is noted.",
  },
} as const;
