import {
  CellStyleModule,
  ClientSideRowModelModule,
  EventApiModule,
  LocaleModule,
  ModuleRegistry,
  RenderApiModule,
  RowApiModule,
  RowSelectionModule,
  RowStyleModule,
} from "ag-grid-community";

/** Only the parts of the grid that lists use; importing this file registers them. */
ModuleRegistry.registerModules([
  CellStyleModule,
  ClientSideRowModelModule,
  EventApiModule,
  LocaleModule,
  RenderApiModule,
  RowApiModule,
  RowSelectionModule,
  RowStyleModule,
]);
