import { CloseButton, TextInput, type TextInputProps } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { type KeyboardEvent, type Ref, useEffect, useState } from "react";

interface Props
  extends Omit<TextInputProps, "value" | "onChange" | "onKeyDown" | "type" | "maxLength" | "leftSection"> {
  readonly ref?: Ref<HTMLInputElement>;
  /** Name of the button that empties it, which takes the place of `rightSection` while something stands in it. */
  readonly clearLabel: string;
  /** What is searched for now. */
  readonly value: string;
  /** Milliseconds after the last key. */
  readonly pause: number;
  readonly onSearch: (search: string) => void;
  /** Enter was pressed on what is searched for already. */
  readonly onAgain?: (() => void) | undefined;
}

/** Searches after a pause, at once with Enter; Escape empties it. */
export function SearchInput({ clearLabel, value, pause, onSearch, onAgain, rightSection, ...rest }: Props) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const ask = (search: string) => search.trim() !== value && onSearch(search.trim());
  const askLater = useDebouncedCallback(ask, { delay: pause, flushOnUnmount: false });
  const askNow = (search: string) => {
    askLater.cancel();
    setTyped(search);
    ask(search);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Enter" && typed.trim() === value) onAgain?.();
    if (event.key === "Enter") askNow(typed);
    if (event.key === "Escape" && typed) askNow("");
  };
  return (
    <TextInput
      {...rest}
      type="search"
      role="searchbox"
      maxLength={100}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={typed ? <CloseButton size="sm" aria-label={clearLabel} onClick={() => askNow("")} /> : rightSection}
      value={typed}
      onKeyDown={onKeyDown}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        askLater(event.currentTarget.value);
      }}
    />
  );
}
