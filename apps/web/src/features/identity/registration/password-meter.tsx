import { List, Progress, Stack, Text, VisuallyHidden } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import {
  type PasswordOwner,
  type PasswordWeakness,
  passwordProblems,
  passwordWishes,
} from "@retribusi/contract/features/identity/password.rules";
import { checkPassword } from "@retribusi/contract/features/identity/registration.endpoints";
import { IconCheck, IconPoint } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { callEndpoint } from "../../../lib/api.ts";
import { useLabel } from "../../../lib/use-label.ts";

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
function useWeakness(password: string, isWorthAsking: boolean): Verdict {
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

/** Characters from which a password that keeps all rules is called strong. */
const strongFrom = 14;

interface WishProps {
  readonly text: string;
  readonly isMet: boolean;
}

function Wish({ text, isMet }: WishProps) {
  const { t } = useTranslation("registration");
  const icon = isMet ? (
    <IconCheck size={16} color="var(--mantine-color-green-text)" aria-hidden />
  ) : (
    <IconPoint size={16} aria-hidden />
  );
  return (
    <List.Item icon={icon}>
      <VisuallyHidden>{t(isMet ? "met" : "missing")} </VisuallyHidden>
      {text}
    </List.Item>
  );
}

/** What is known of a password that keeps all other rules: whether it is guessed first, which the server tells. */
function useGuessed(password: string, keepsRules: boolean) {
  const { t } = useTranslation("registration");
  const label = useLabel();
  const verdict = useWeakness(password, keepsRules);
  const isWeak = verdict === "common" || verdict === "context";
  const text = isWeak ? label(passwordProblems[verdict]) : t(verdict === "unknown" ? "guessedLater" : "guessed");
  return { text, isMet: verdict === "fine", isOpen: keepsRules && verdict === "waiting", isWeak };
}

/** How good a password is that is being typed, and what it still lacks. */
export function PasswordMeter({ password, owner }: { readonly password: string; readonly owner: PasswordOwner }) {
  const { t } = useTranslation("registration");
  const label = useLabel();
  const wishes = passwordWishes(password, owner);
  const met = wishes.filter(({ isMet }) => isMet).length;
  const keepsRules = met === wishes.length;
  const guessed = useGuessed(password, keepsRules);
  if (password === "") return null;
  const isGood = keepsRules && !guessed.isWeak && !guessed.isOpen;
  const level = isGood ? (password.length >= strongFrom ? 2 : 1) : 0;
  const share = isGood ? (level === 2 ? 100 : 75) : (met / wishes.length) * 60;
  return (
    <Stack gap={6}>
      <Text size="sm" role="status">
        {t("strength")}: {t(guessed.isOpen ? "strength_open" : `strength_${level}`)}
      </Text>
      <Progress value={share} color={["red", "kunyit", "green"][level] ?? "red"} aria-label={t("strength")} />
      <List size="sm" spacing={2} center>
        {wishes.map(({ wish, isMet }) => (
          <Wish key={wish.en} text={label(wish)} isMet={isMet} />
        ))}
        <Wish text={guessed.text} isMet={keepsRules && guessed.isMet} />
      </List>
    </Stack>
  );
}
