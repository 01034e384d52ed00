import { parseArgs } from "node:util";
import { z } from "zod";
import { UserError } from "../process/user-error.ts";

const usage = `Say what the bank is to do:
  npm run bank -- inquiry NUMBER
  npm run bank -- pay NUMBER [--amount RUPIAH] [--variant late] [--at 2026-11-25T09:30:00+07:00] [--channel 6010]
  npm run bank -- state
  npm run bank -- faults [--down no|503|cut] [--slow MS] [--lost SHARE] [--seed N] [--lost-create yes|no]`;

const text = { type: "string" } as const;
const options = {
  ...{ amount: text, variant: text, at: text, channel: text },
  ...{ down: text, slow: text, lost: text, seed: text, "lost-create": text },
};

/** One call of the bank's control: without a body it only asks. */
interface Ask {
  path: string;
  body?: object;
}

const number = (value: string | undefined) => (value === undefined ? undefined : Number(value));

function read(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UserError(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

/** @throws UserError for words that mean nothing, with those that do */
function askOf(args: readonly string[]): Ask {
  const { positionals, values } = read(args);
  const [command, ...words] = positionals;
  const { amount, variant, at, channel, down, slow, lost, seed } = values;
  const va = words.join("");
  if (command === "state") return { path: "state" };
  if (command === "inquiry" && va) return { path: "inquiry", body: { va } };
  if (command === "pay" && va) return { path: "pay", body: { va, amount: number(amount), variant, at, channel } };
  if (command !== "faults") throw new UserError(usage);
  const lostCreate = values["lost-create"] === undefined ? undefined : values["lost-create"] === "yes";
  return { path: "faults", body: { down, slowMs: number(slow), lost: number(lost), seed: number(seed), lostCreate } };
}

const money = z.object({
  ...{ id: z.string(), state: z.string(), amount: z.number(), reason: z.string() },
  exchanges: z.array(z.object({ service: z.string(), status: z.number(), answer: z.string(), note: z.string() })),
});
const paidSchema = z.object({ ...money.shape, also: z.array(money) });
const errorSchema = z.object({ error: z.object({ en: z.string() }) });

const rupiah = (amount: number) => `Rp ${amount.toLocaleString("id-ID")}`;

const describe = ({ id, state, amount, reason, exchanges }: z.infer<typeof money>): string[] => [
  `${rupiah(amount)} ${state} (${reason || "no message"}), payment ${id}`,
  ...exchanges.map(({ service, status, answer, note }) => `  ${service}: ${note || `${status} ${answer}`}`),
];

/**
 * Has the running bank do what the words of a command say, and tells what came of it.
 *
 * @throws UserError when nobody answers at the address, or the bank refuses
 */
export async function commandBank(args: readonly string[], address: string | null): Promise<string> {
  const { path, body } = askOf(args);
  const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const response =
    address === null ? null : await fetch(`${address}/control/${path}`, body ? init : {}).catch(() => null);
  if (!response) {
    throw new UserError(
      "The bank to rehearse with doesn't run: start it with `npm start` in another window, then try again.",
    );
  }
  const answer: unknown = await response.json();
  const refusal = errorSchema.safeParse(answer);
  if (refusal.success) throw new UserError(refusal.data.error.en);
  if (path !== "pay") return JSON.stringify(answer, null, 2);
  const { also, ...first } = paidSchema.parse(answer);
  return [first, ...also].flatMap(describe).join("\n");
}
