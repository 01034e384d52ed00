import { Kbd } from "@mantine/core";

/** The sign of a key, on the button that does the same; there is no room for it on a phone, nor a key. */
export const KeyCap = ({ children }: { readonly children: string }) => (
  <Kbd size="xs" fz="xs" aria-hidden visibleFrom="sm">
    {children}
  </Kbd>
);
