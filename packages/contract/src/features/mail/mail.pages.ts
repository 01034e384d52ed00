/** Page of the mails that the system sends, and the calls below it. */
export const mailsPage = "system/surel";
