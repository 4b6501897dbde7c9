import { loaded } from '../styles.js';
import type { Catalogs, Hosts } from '../start/types.js';

/** The server defaults to the origin of the script. */
export const makeSetup = (hosts: Hosts, catalogs: Catalogs) => ({
  styles: loaded(),
  defaults: { apiHost: hosts[0], linkBase: hosts[0] },
  hosts,
  catalogs,
});
