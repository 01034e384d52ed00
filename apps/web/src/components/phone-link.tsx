import { Anchor, type AnchorProps } from "@mantine/core";

interface Props extends AnchorProps {
  readonly phone: string;
  /** What the number is for a screen reader. */
  readonly label: string;
}

/** A phone number that a phone can call. */
export function PhoneLink({ phone, label, ...look }: Props) {
  return (
    <Anchor {...look} href={`tel:${phone.replace(/[^\d+]/g, "")}`} aria-label={`${label}: ${phone}`}>
      {phone}
    </Anchor>
  );
}
