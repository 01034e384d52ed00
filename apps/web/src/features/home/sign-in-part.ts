/** The sign-in of more than one address; said once, its parts are listed once in the first page's code. */
export const loadSignIn = async () => (await import("./sign-in-screen.tsx")).SignInScreen;
