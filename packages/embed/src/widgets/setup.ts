import { loaded } from '../styles.js';
import type { Catalogs, Hosts } from '../start/types.js';

/** Defaults from the script's own address, and the texts of other languages. */
export const makeSetup = (hosts: Hosts, catalogs: Catalogs) => ({
  styles: loaded(),
  defaults: { apiHost: hosts[0], linkBase: hosts[0] },
  hosts,
  catalogs,
});
