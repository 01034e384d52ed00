import { Anchor, Group, Kbd, Modal, Stack, Text, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useCaps } from "../../components/use-caps.ts";
import { type ToldKey, useToldKeys } from "../../lib/told-keys.ts";
import classes from "./keys-dialog.module.css";

function KeyList({ keys, title }: { readonly keys: readonly ToldKey[]; readonly title: string }) {
  const { t } = useTranslation("keys");
  const capsOf = useCaps();
  const shown = new Map(keys.map((key) => [`${key.key} ${key.words}`, key]));
  return (
    <section>
      <Title order={3} size="h5" mb={4}>
        {title}
      </Title>
      {shown.size === 0 ? <Text c="dimmed">{t("none")}</Text> : null}
      <dl className={classes.keys}>
        {[...shown].map(([id, { key, words }]) => (
          <div key={id}>
            <dt>
              {capsOf(key).map((caps) => (
                <span key={caps.join()} className={classes.caps}>
                  {caps.map((cap) => (
                    <Kbd key={cap} size="sm">
                      {cap}
                    </Kbd>
                  ))}
                </span>
              ))}
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onHelp: () => void;
}

/** What the keyboard does here: the keys that what is on the screen has declared, and those of every page. */
export function KeysDialog({ opened, onClose, onHelp }: Props) {
  const { t } = useTranslation("keys");
  const close = useTranslation("shell").t("close");
  const keys = [...useToldKeys(), { key: "Escape", words: t("close"), isEverywhere: true }];
  return (
    <Modal opened={opened} onClose={onClose} title={t("title")} closeButtonProps={{ "aria-label": close }}>
      <Stack gap="lg">
        <KeyList title={t("here")} keys={keys.filter(({ isEverywhere }) => !isEverywhere)} />
        <KeyList title={t("everywhere")} keys={keys.filter(({ isEverywhere }) => isEverywhere)} />
        <Group justify="space-between" gap="xs">
          <Text size="sm" c="dimmed">
            {t("typing")}
          </Text>
          <Anchor component="button" type="button" size="sm" onClick={onHelp}>
            {t("help")}
          </Anchor>
        </Group>
      </Stack>
    </Modal>
  );
}
