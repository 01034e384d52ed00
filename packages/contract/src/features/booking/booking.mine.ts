/** A customer's own bookings of all kinds. */
export const minePage = "booking/saya";
