import {
  ArrowLeft,
  ArrowRight,
  Bell,
  Camera,
  ChevronDown,
  CircleAlert,
  CircleCheck,
  Copy,
  HandHeart,
  Heart,
  House,
  LayoutGrid,
  Leaf,
  LocateFixed,
  Lock,
  Mail,
  Map,
  MapPin,
  Menu,
  Minus,
  Pencil,
  Plus,
  Recycle,
  RotateCw,
  Search,
  Send,
  Settings,
  Share2,
  Shirt,
  TriangleAlert,
  User,
  X,
} from 'lucide';
import { createIcon } from './createIcon.js';

export const AlertIcon = /* @__PURE__ */ createIcon(TriangleAlert);
export const ArrowLeftIcon = /* @__PURE__ */ createIcon(ArrowLeft, { directed: true });
export const ArrowRightIcon = /* @__PURE__ */ createIcon(ArrowRight, { directed: true });
export const BellIcon = /* @__PURE__ */ createIcon(Bell);
export const CameraIcon = /* @__PURE__ */ createIcon(Camera);
export const ChevronDownIcon = /* @__PURE__ */ createIcon(ChevronDown);
export const CloseIcon = /* @__PURE__ */ createIcon(X);
export const CopyIcon = /* @__PURE__ */ createIcon(Copy);
export const EditIcon = /* @__PURE__ */ createIcon(Pencil);
export const ErrorIcon = /* @__PURE__ */ createIcon(CircleAlert);
export const GridIcon = /* @__PURE__ */ createIcon(LayoutGrid);
export const HandHeartIcon = /* @__PURE__ */ createIcon(HandHeart);
export const HeartIcon = /* @__PURE__ */ createIcon(Heart);
export const HeartFilledIcon = /* @__PURE__ */ createIcon(Heart, { filled: true });
export const HomeIcon = /* @__PURE__ */ createIcon(House);
export const LeafIcon = /* @__PURE__ */ createIcon(Leaf);
export const LocateFixedIcon = /* @__PURE__ */ createIcon(LocateFixed);
export const LockIcon = /* @__PURE__ */ createIcon(Lock);
export const MailIcon = /* @__PURE__ */ createIcon(Mail);
export const MapIcon = /* @__PURE__ */ createIcon(Map);
export const MapPinIcon = /* @__PURE__ */ createIcon(MapPin);
export const MenuIcon = /* @__PURE__ */ createIcon(Menu);
export const MinusIcon = /* @__PURE__ */ createIcon(Minus);
export const PlusIcon = /* @__PURE__ */ createIcon(Plus);
export const RecycleIcon = /* @__PURE__ */ createIcon(Recycle);
export const RefreshIcon = /* @__PURE__ */ createIcon(RotateCw);
export const SearchIcon = /* @__PURE__ */ createIcon(Search);
export const SendIcon = /* @__PURE__ */ createIcon(Send, { directed: true });
export const SettingsIcon = /* @__PURE__ */ createIcon(Settings);
export const ShareIcon = /* @__PURE__ */ createIcon(Share2);
export const ShirtIcon = /* @__PURE__ */ createIcon(Shirt);
export const SuccessIcon = /* @__PURE__ */ createIcon(CircleCheck);
export const UserIcon = /* @__PURE__ */ createIcon(User);
