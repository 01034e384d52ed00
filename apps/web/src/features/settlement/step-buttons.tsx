import { Button, Group, Stack, Text } from "@mantine/core";
import { type SettlementReason, settlementReasons } from "@retribusi/contract/features/settlement/settlement.reasons";
import type { StepVerdict } from "@retribusi/contract/features/settlement/settlement.record";
import { useLabel } from "../../lib/use-label.ts";

/** What stands in the way of the very person whose step it is; that a step is another office's goes without saying. */
const worthSaying: readonly SettlementReason[] = ["FOUR_EYES", "OWN_MONEY", "NO_ACCOUNT"];

interface Props<A extends string> {
  /** In the order of the buttons; the first that is allowed stands out. */
  readonly actions: readonly A[];
  readonly can: Readonly<Record<A, StepVerdict>>;
  readonly words: (action: A) => string;
  readonly isDangerous: (action: A) => boolean;
  readonly onChoose: (action: A) => void;
}

/** What can be done with a case now, and why the next step can't be taken by this person. */
export function StepButtons<A extends string>({ actions, can, words, isDangerous, onChoose }: Props<A>) {
  const label = useLabel();
  const allowed = actions.filter((action) => can[action].allowed);
  const main = allowed.find((action) => !isDangerous(action) && action !== "note" && action !== "assign");
  const reasons = actions.flatMap((action) => {
    const verdict = can[action];
    return !verdict.allowed && worthSaying.includes(verdict.reason) ? [verdict.reason] : [];
  });
  return (
    <Stack gap="xs">
      <Group gap="sm">
        {allowed.map((action) => (
          <Button
            key={action}
            variant={action === main ? "filled" : isDangerous(action) ? "light" : "default"}
            {...(isDangerous(action) ? { color: "red" } : {})}
            onClick={() => onChoose(action)}
          >
            {words(action)}
          </Button>
        ))}
      </Group>
      {[...new Set(reasons)].map((reason) => (
        <Text key={reason} size="sm" c="dimmed">
          {label(settlementReasons[reason])}
        </Text>
      ))}
    </Stack>
  );
}
