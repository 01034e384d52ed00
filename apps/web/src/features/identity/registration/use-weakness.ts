import { useDebouncedValue } from "@mantine/hooks";
import type { PasswordWeakness } from "@retribusi/contract/features/identity/password.rules";
import { checkPassword } from "@retribusi/contract/features/identity/registration.endpoints";
import { useEffect, useState } from "react";
import { callEndpoint } from "../../../lib/api.ts";

/** Milliseconds after the last key. */
const pause = 500;

/** `waiting` for the server's answer; `unknown` when it gives none, and the form is checked when it is sent. */
type Verdict = PasswordWeakness | "fine" | "waiting" | "unknown";

const ask = (password: string, signal: AbortSignal): Promise<Verdict> =>
  callEndpoint(checkPassword, { body: { password }, signal, isAnonymous: true, onSignedOut: "fail" }).then(
    ({ kelemahan }) => kelemahan ?? "fine",
    () => "unknown",
  );

/**
 * Whether the password that is being typed is guessed first, as the server will say when it is sent. It is asked in pauses of the typing,
 * and only about passwords that keep the other rules; nothing typed stays in a cache.
 */
export function useWeakness(password: string, isWorthAsking: boolean): Verdict {
  const [settled] = useDebouncedValue(password, pause);
  const [known, setKnown] = useState<{ readonly password: string; readonly verdict: Verdict }>();
  const isDue = isWorthAsking && settled === password;
  useEffect(() => {
    if (!isDue) return;
    const call = new AbortController();
    void ask(password, call.signal).then((verdict) => {
      if (!call.signal.aborted) setKnown({ password, verdict });
    });
    return () => call.abort();
  }, [isDue, password]);
  return known?.password === password ? known.verdict : "waiting";
}
