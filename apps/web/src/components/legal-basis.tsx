import { Anchor } from "@mantine/core";

interface Props {
  readonly name: string;
  /** Where the regulation can be read: its document at us, or where it is published. */
  readonly address: string | null;
}

/** The regulation as it is cited, leading to its text where that is known. */
export function LegalBasis({ name, address }: Props) {
  if (!address) return <span lang="id">{name}</span>;
  return (
    <Anchor href={address} target="_blank" rel="noreferrer" inherit lang="id">
      {name}
    </Anchor>
  );
}
