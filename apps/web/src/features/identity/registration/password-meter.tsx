import { List, Progress, Stack, Text, VisuallyHidden } from "@mantine/core";
import {
  type PasswordOwner,
  passwordProblems,
  passwordWishes,
} from "@retribusi/contract/features/identity/password.rules";
import { IconCheck, IconPoint } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useLabel } from "../../../lib/use-label.ts";
import { useWeakness } from "./use-weakness.ts";

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
