import { Button, Group, Radio, SimpleGrid, Stack, Text } from "@mantine/core";
import type { LastChange } from "@retribusi/contract/define/conflict";
import { IconUsers } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Side } from "../lib/use-version-conflict.ts";
import { ConflictAlert } from "./conflict-alert.tsx";
import classes from "./version-conflict.module.css";

/** A field that two people changed. */
export interface Clash {
  readonly name: string;
  readonly label: string;
  readonly now: ReactNode;
  readonly mine: ReactNode;
  readonly side: Side | undefined;
}

interface Props {
  readonly changed: LastChange | null;
  readonly clashes: readonly Clash[];
  /** Labels of the fields that only the other person changed. */
  readonly others: readonly string[];
  readonly onChoose: (names: readonly string[], side: Side) => void;
  /** Brings the focus here again when it grows. */
  readonly attempt: number;
  /** What is still to be chosen is marked after an attempt to save, not before. */
  readonly isMissed: boolean;
}

function Choice({ clash, isMissed, onChoose }: { readonly clash: Clash } & Pick<Props, "onChoose" | "isMissed">) {
  const { t } = useTranslation("conflict");
  const { name, label, side } = clash;
  const sides = [
    { value: "now", title: t("now"), shown: clash.now },
    { value: "mine", title: t("mine"), shown: clash.mine },
  ] as const;
  return (
    <Radio.Group
      label={label}
      value={side ?? null}
      onChange={(value) => onChoose([name], value === "now" ? "now" : "mine")}
      error={isMissed && !side ? t("choose") : undefined}
    >
      <SimpleGrid type="container" cols={{ base: 1, "26rem": 2 }} spacing="xs" verticalSpacing="xs" my={4}>
        {sides.map(({ value, title, shown }) => (
          <Radio
            key={value}
            value={value}
            className={classes.side ?? ""}
            label={
              <>
                <span className={classes.whose}>{title}</span>
                <span className={classes.value}>{shown}</span>
              </>
            }
          />
        ))}
      </SimpleGrid>
    </Radio.Group>
  );
}

/** Somebody else has changed the record meanwhile: who and when, and both values of what both changed, side by side to choose from. */
export function VersionConflict({ changed, clashes, others, onChoose, attempt, isMissed }: Props) {
  const { t } = useTranslation("conflict");
  const names = clashes.map(({ name }) => name);
  return (
    <ConflictAlert changed={changed} attempt={attempt} icon={<IconUsers aria-hidden />}>
      <Stack gap="md">
        <Text size="sm">{t(clashes.length > 0 ? "explain" : "noClash")}</Text>
        {clashes.map((clash) => (
          <Choice key={clash.name} clash={clash} isMissed={isMissed} onChoose={onChoose} />
        ))}
        {others.length > 0 ? <Text size="sm">{t("others", { fields: others.join(", ") })}</Text> : null}
        {clashes.length > 1 ? (
          <Group gap="xs">
            <Button variant="default" size="xs" onClick={() => onChoose(names, "now")}>
              {t("allNow")}
            </Button>
            <Button variant="default" size="xs" onClick={() => onChoose(names, "mine")}>
              {t("allMine")}
            </Button>
          </Group>
        ) : null}
        {clashes.length === 0 ? (
          <Group>
            <Button type="submit" size="xs">
              {t("goOn")}
            </Button>
          </Group>
        ) : null}
      </Stack>
    </ConflictAlert>
  );
}
