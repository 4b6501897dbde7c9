import {
  ArrowLeft,
  ArrowRight,
  Bell,
  Bookmark,
  Calendar,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronUp,
  CircleAlert,
  CircleCheck,
  CircleQuestionMark,
  Clock,
  Copy,
  ExternalLink,
  Funnel,
  Globe,
  HandHeart,
  Heart,
  House,
  Image,
  ImagePlus,
  Info,
  LayoutGrid,
  Leaf,
  List,
  LoaderCircle,
  LocateFixed,
  Lock,
  Mail,
  Map,
  MapPin,
  Menu,
  MessageCircle,
  Minus,
  Monitor,
  Moon,
  Package,
  Pencil,
  Phone,
  Plus,
  Recycle,
  RotateCw,
  Search,
  Send,
  Settings,
  Share2,
  Shirt,
  Sparkles,
  Sun,
  Tag,
  Trash,
  TriangleAlert,
  Truck,
  User,
  Users,
  X,
} from 'lucide';
import { createIcon } from './createIcon.js';

export const AlertIcon = /* @__PURE__ */ createIcon(TriangleAlert);
export const ArrowLeftIcon = /* @__PURE__ */ createIcon(ArrowLeft, { directed: true });
export const ArrowRightIcon = /* @__PURE__ */ createIcon(ArrowRight, { directed: true });
export const BellIcon = /* @__PURE__ */ createIcon(Bell);
export const BookmarkIcon = /* @__PURE__ */ createIcon(Bookmark);
export const BookmarkFilledIcon = /* @__PURE__ */ createIcon(Bookmark, { filled: true });
export const CalendarIcon = /* @__PURE__ */ createIcon(Calendar);
export const CheckIcon = /* @__PURE__ */ createIcon(Check);
export const ChevronDownIcon = /* @__PURE__ */ createIcon(ChevronDown);
export const ChevronLeftIcon = /* @__PURE__ */ createIcon(ChevronLeft, { directed: true });
export const ChevronRightIcon = /* @__PURE__ */ createIcon(ChevronRight, { directed: true });
export const ChevronUpIcon = /* @__PURE__ */ createIcon(ChevronUp);
export const ClockIcon = /* @__PURE__ */ createIcon(Clock);
export const CloseIcon = /* @__PURE__ */ createIcon(X);
export const CopyIcon = /* @__PURE__ */ createIcon(Copy);
export const EditIcon = /* @__PURE__ */ createIcon(Pencil);
export const ErrorIcon = /* @__PURE__ */ createIcon(CircleAlert);
export const ExternalLinkIcon = /* @__PURE__ */ createIcon(ExternalLink);
export const FilterIcon = /* @__PURE__ */ createIcon(Funnel);
export const GlobeIcon = /* @__PURE__ */ createIcon(Globe);
export const GridIcon = /* @__PURE__ */ createIcon(LayoutGrid);
export const HandHeartIcon = /* @__PURE__ */ createIcon(HandHeart);
export const HeartIcon = /* @__PURE__ */ createIcon(Heart);
export const HeartFilledIcon = /* @__PURE__ */ createIcon(Heart, { filled: true });
export const HelpIcon = /* @__PURE__ */ createIcon(CircleQuestionMark);
export const HomeIcon = /* @__PURE__ */ createIcon(House);
export const ImageIcon = /* @__PURE__ */ createIcon(Image);
export const ImageAddIcon = /* @__PURE__ */ createIcon(ImagePlus);
export const InfoIcon = /* @__PURE__ */ createIcon(Info);
export const LeafIcon = /* @__PURE__ */ createIcon(Leaf);
export const ListIcon = /* @__PURE__ */ createIcon(List);
export const LoaderIcon = /* @__PURE__ */ createIcon(LoaderCircle);
export const LocateFixedIcon = /* @__PURE__ */ createIcon(LocateFixed);
export const LockIcon = /* @__PURE__ */ createIcon(Lock);
export const MailIcon = /* @__PURE__ */ createIcon(Mail);
export const MapIcon = /* @__PURE__ */ createIcon(Map);
export const MapPinIcon = /* @__PURE__ */ createIcon(MapPin);
export const MenuIcon = /* @__PURE__ */ createIcon(Menu);
export const MessageCircleIcon = /* @__PURE__ */ createIcon(MessageCircle);
export const MinusIcon = /* @__PURE__ */ createIcon(Minus);
export const MonitorIcon = /* @__PURE__ */ createIcon(Monitor);
export const MoonIcon = /* @__PURE__ */ createIcon(Moon);
export const PackageIcon = /* @__PURE__ */ createIcon(Package);
export const PhoneIcon = /* @__PURE__ */ createIcon(Phone);
export const PlusIcon = /* @__PURE__ */ createIcon(Plus);
export const RecycleIcon = /* @__PURE__ */ createIcon(Recycle);
export const RefreshIcon = /* @__PURE__ */ createIcon(RotateCw);
export const SearchIcon = /* @__PURE__ */ createIcon(Search);
export const SendIcon = /* @__PURE__ */ createIcon(Send, { directed: true });
export const SettingsIcon = /* @__PURE__ */ createIcon(Settings);
export const ShareIcon = /* @__PURE__ */ createIcon(Share2);
export const ShirtIcon = /* @__PURE__ */ createIcon(Shirt);
export const SparklesIcon = /* @__PURE__ */ createIcon(Sparkles);
export const SuccessIcon = /* @__PURE__ */ createIcon(CircleCheck);
export const SunIcon = /* @__PURE__ */ createIcon(Sun);
export const TagIcon = /* @__PURE__ */ createIcon(Tag);
export const TrashIcon = /* @__PURE__ */ createIcon(Trash);
export const TruckIcon = /* @__PURE__ */ createIcon(Truck);
export const UserIcon = /* @__PURE__ */ createIcon(User);
export const UsersIcon = /* @__PURE__ */ createIcon(Users);
