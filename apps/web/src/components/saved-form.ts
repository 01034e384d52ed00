import { createContext, type RefObject } from "react";

/** Inside a form: whether it was saved. What was uploaded into it then belongs to the record, else it is thrown away when the form is left. */
export const SavedFormContext = createContext<RefObject<boolean>>({ current: false });
