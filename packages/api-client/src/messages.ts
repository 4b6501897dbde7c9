/** What a failed search for the visitor's position is called (spec §8). */
export const locationMessages = {
  unavailable: 'Unable to retrieve your location',
  unsupported: 'Geolocation is not supported by your browser',
  unexpected: 'Error determining location',
} as const;
