import { List, Progress, Stack, Text, VisuallyHidden } from "@mantine/core";
import { type PasswordOwner, passwordWishes } from "@retribusi/contract/features/identity/password.rules";
import { IconCheck, IconPoint } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useLabel } from "../../../lib/use-label.ts";

/** Characters from which a password that keeps all rules is called strong. */
const strongFrom = 14;

/** How good a password is that is being typed, and what it still lacks. */
export function PasswordMeter({ password, owner }: { readonly password: string; readonly owner: PasswordOwner }) {
  const { t } = useTranslation("registration");
  const label = useLabel();
  if (password === "") return null;
  const wishes = passwordWishes(password, owner);
  const met = wishes.filter(({ isMet }) => isMet).length;
  const isGood = met === wishes.length;
  const level = isGood ? (password.length >= strongFrom ? 2 : 1) : 0;
  const share = isGood ? (level === 2 ? 100 : 75) : (met / wishes.length) * 60;
  return (
    <Stack gap={6}>
      <Text size="sm" role="status">
        {t("strength")}: {t(`strength_${level}`)}
      </Text>
      <Progress value={share} color={["red", "kunyit", "green"][level] ?? "red"} aria-label={t("strength")} />
      <List size="sm" spacing={2} center>
        {wishes.map(({ wish, isMet }) => (
          <List.Item
            key={wish.en}
            icon={
              isMet ? (
                <IconCheck size={16} color="var(--mantine-color-green-text)" aria-hidden />
              ) : (
                <IconPoint size={16} aria-hidden />
              )
            }
          >
            <VisuallyHidden>{t(isMet ? "met" : "missing")} </VisuallyHidden>
            {label(wish)}
          </List.Item>
        ))}
      </List>
    </Stack>
  );
}
