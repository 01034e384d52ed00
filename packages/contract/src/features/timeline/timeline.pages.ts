/** Objects and their units by days, or by the hours of one, with the bookings on them. */
export const timelinePage = "booking/linimasa";
