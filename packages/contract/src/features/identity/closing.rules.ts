import { bookingStates, isBookingStatus } from "../booking/booking.states.ts";

/** Days for which an account that is to be closed can still be kept, by signing in. */
export const closingDays = 14;

/** Whether something is still to happen with a booking, so that whoever made it must be there; `status` is its code. */
export const isOpenBooking = (status: number): boolean => isBookingStatus(status) && "timeout" in bookingStates[status];
