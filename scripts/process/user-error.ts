/** An error whose message is already the one sentence that tells a person what to do; it is shown without a stack. */
export class UserError extends Error {}

/** Whether a word of the command line is none that the command knows; Node's own sentence says which. */
const isMistyped = (error: unknown): error is Error =>
  error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");

/**
 * Runs a command's main function and ends the process. A {@link UserError} and a word that it doesn't know become their sentence, any other error is
 * shown whole, since it is a defect; both end with code 1.
 */
export async function asCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof UserError || isMistyped(error) ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
  // Work that a signal or a failure overtook may still be waiting for something.
  process.exit();
}
