import { Alert, Text } from "@mantine/core";
import { IconAlertTriangle, IconCircleCheck } from "@tabler/icons-react";

interface Props {
  readonly isGood: boolean;
  readonly title: string;
  /** What it came from and what to do about it. */
  readonly text: string;
  /** Words of the machine at the other end. */
  readonly detail?: string | null;
}

/** What came of trying something out, read aloud when it appears. */
export function OutcomeNote({ isGood, title, text, detail }: Props) {
  const Icon = isGood ? IconCircleCheck : IconAlertTriangle;
  return (
    <Alert role="status" color={isGood ? "green" : "red"} icon={<Icon aria-hidden />} title={title}>
      <Text size="sm">{text}</Text>
      {detail ? (
        <Text size="sm" ff="monospace" mt={6} style={{ overflowWrap: "anywhere" }}>
          {detail}
        </Text>
      ) : null}
    </Alert>
  );
}
