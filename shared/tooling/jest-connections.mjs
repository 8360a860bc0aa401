import { refuseRealConnections } from '../src/testing/real-connections.ts';

refuseRealConnections();
